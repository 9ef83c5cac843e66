CREATE TABLE "cutouts" (
	"photo_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"touch_up" jsonb,
	"status" text DEFAULT 'pending' NOT NULL,
	"score" real,
	"warnings" text[] DEFAULT '{}' NOT NULL,
	"has_full" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cutouts_photo_id_revision_pk" PRIMARY KEY("photo_id","revision")
);
--> statement-breakpoint
ALTER TABLE "job_photos" ADD COLUMN "cutout_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "cutout_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "touch_ups" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cutouts" ADD CONSTRAINT "cutouts_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What was one cut-out a photo becomes its revision 0; what the engine found while cutting out goes with it.
INSERT INTO "cutouts" ("photo_id", "revision", "status", "score", "warnings", "has_full")
SELECT "id", 0, "cutout_status", "cutout_score",
	ARRAY(SELECT warning FROM unnest("warnings") AS warning WHERE warning IN ('touches_edge', 'uncertain_cutout')),
	"cutout_status" = 'ready'
FROM "photos";--> statement-breakpoint
UPDATE "photos" SET "warnings" =
	ARRAY(SELECT warning FROM unnest("warnings") AS warning WHERE warning NOT IN ('touches_edge', 'uncertain_cutout'));--> statement-breakpoint
ALTER TABLE "job_photos" ADD CONSTRAINT "job_photos_cutout" FOREIGN KEY ("photo_id","cutout_revision") REFERENCES "public"."cutouts"("photo_id","revision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" DROP COLUMN "cutout_status";--> statement-breakpoint
ALTER TABLE "photos" DROP COLUMN "cutout_score";