ALTER TABLE "cutouts" ADD COLUMN "empty_shot_id" uuid;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "role" text DEFAULT 'product' NOT NULL;--> statement-breakpoint
ALTER TABLE "cutouts" ADD CONSTRAINT "cutouts_empty_shot_id_photos_id_fk" FOREIGN KEY ("empty_shot_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cutouts_empty_shot" ON "cutouts" USING btree ("empty_shot_id");