ALTER TABLE "cutouts" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "cutouts" ADD COLUMN "fell_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cutouts" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cutouts" ADD COLUMN "seconds" real;