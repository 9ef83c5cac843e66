-- A line of the ledger is never changed: what was wrong is put right by a further line.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
--> statement-breakpoint
create trigger credit_lines_append_only before update on credit_lines for each row execute function refuse_change();
