ALTER TABLE "variations" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "variations" ADD COLUMN "look" jsonb;--> statement-breakpoint
ALTER TABLE "variations" ADD COLUMN "asked" jsonb;--> statement-breakpoint
ALTER TABLE "variations" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "variations" ADD COLUMN "changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "variations" ADD COLUMN "change_failed" boolean DEFAULT false NOT NULL;