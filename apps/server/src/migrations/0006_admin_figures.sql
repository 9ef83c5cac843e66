ALTER TABLE "jobs" ADD COLUMN "first_picture_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "pictures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "failure" text;--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","is_guest");--> statement-breakpoint
CREATE INDEX "credit_lines_created" ON "credit_lines" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_status" ON "jobs" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "jobs_created" ON "jobs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_finished" ON "jobs" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("paid_at");--> statement-breakpoint
UPDATE "jobs" SET "pictures" = (SELECT count(*) FROM "variations" WHERE "variations"."job_id" = "jobs"."id" AND "variations"."status" = 'ready') WHERE "finished_at" IS NOT NULL;
