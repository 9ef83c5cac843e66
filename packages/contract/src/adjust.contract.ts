import { z } from 'zod';
import { HAND_SCALE, MOST_TURN_DEG, SHADOW_KINDS } from './limits.ts';

const ground = z
  .string()
  .regex(/^#[0-9a-f]{6}$/u)
  .nullable();
const shadow = z.literal(SHADOW_KINDS);
/** More labels than any picture has. */
const MOST_POINTS = 12;
const scale = z.number().min(HAND_SCALE.least).max(HAND_SCALE.most);

/** Fractions of the visible product's width and height; null: no line. */
const aim = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).nullable();
const points = z.array(z.object({ label: z.string().min(1).max(200), to: aim })).max(MOST_POINTS);

/**
 * The seller's adjustment of the product, relative to the composition. What a picture does not support is dropped, and values are
 * clamped to its limits: POST /variations/:id/sheet returns both.
 */
export const adjustment = z
  .object({
    /** To the right and down, as fractions of the picture's shorter side. */
    x: z.number().min(-2).max(2),
    y: z.number().min(-2).max(2),
    /** Factor of its composed size. */
    scale,
    /** Degrees, clockwise. */
    turn: z.number().min(-MOST_TURN_DEG).max(MOST_TURN_DEG),
    shadow,
    /** Colour of a plain background, `#rrggbb` in lower case; null: the picture's own. */
    ground,
    /** Moved end points of label lines, by the labels' proposed words; left out: all as composed. */
    points: points.optional(),
  })
  .meta({ id: 'Adjustment' });
export type Adjustment = z.infer<typeof adjustment>;

/** The requested layers: shadow, background, scene (left out: the shown one). */
export const sheetBody = z.object({
  shadow,
  ground,
  points: points.optional(),
  scene: z.int().min(0).max(999).optional(),
});
export type SheetBody = z.infer<typeof sheetBody>;

/** Part of a picture, in shares of its width and height. */
const area = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });

/** A picture in layers, with its product as composed: what a page needs to move it during a gesture. */
export const handSheet = z
  .object({
    /** Pixels of the picture that the layers were drawn for. */
    width: z.int(),
    height: z.int(),
    /** Drawn over each other in this order they give the picture; empty if it cannot be adjusted. */
    layers: z.array(
      z.object({
        /** `still` is static; the others move with the product, a shadow without rotation. */
        role: z.literal(['still', 'shadow', 'reflection', 'product']),
        blend: z.literal(['normal', 'multiply', 'screen']),
        /** `data:` address of a WebP. */
        image: z.string(),
        area,
      }),
    ),
    /** The unadjusted product: it scales from the middle of its lower edge and rotates about its centre. */
    own: area,
    /** Limits of the movement, in fractions of the shorter side; `left` and `up` are not positive. */
    reach: z.object({ left: z.number(), right: z.number(), up: z.number(), down: z.number() }),
    scale: z.object({ least: z.number(), most: z.number() }),
    turns: z.boolean(),
    /** Fraction of the height at which the floor vanishes: moving towards it makes the product smaller; null: constant size. */
    vanishing: z.number().nullable(),
    shadows: z.array(shadow),
    /** Whether its background colour can be changed. */
    grounds: z.boolean(),
    /** The lines of its labels, whose end points can be moved: `from` is the start at the label, in fractions of the picture. */
    callouts: z.array(z.object({ label: z.string(), to: aim, from: z.object({ x: z.number(), y: z.number() }) })),
    /** The shown picture's adjustment. */
    adjustment,
  })
  .meta({ id: 'HandSheet' });
export type HandSheet = z.infer<typeof handSheet>;

export const trialBody = z.object({ adjustment, scene: z.int().min(0).max(999).optional() });

/** The adjusted picture, small. */
export const trial = z.object({
  /** `data:` address: a JPEG, longer side 1024 px; before paying a marked WebP of 512 px. */ image: z.string(),
});

/** The part of an adjustment to apply to every picture of a set that supports it; what is left out stays. */
export const adjustJobBody = z.object({
  scale: scale.optional(),
  shadow: shadow.optional(),
  ground: ground.optional(),
});
export type AdjustJobBody = z.infer<typeof adjustJobBody>;
