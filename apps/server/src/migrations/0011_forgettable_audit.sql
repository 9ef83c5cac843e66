-- Lines of the audit stay as they were written, but for an address of somebody who is gone.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'detail' = to_jsonb(old) - 'detail'
    and new.detail is not distinct from old.detail - 'email' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
--> statement-breakpoint
drop trigger audit_lines_append_only on audit_lines;
--> statement-breakpoint
create trigger audit_lines_append_only before update or delete on audit_lines for each row execute function refuse_audit_change();
