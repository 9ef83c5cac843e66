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

/** Shares of the visible product's width and height; null: the label's line leads nowhere. */
const aim = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).nullable();
const points = z.array(z.object({ label: z.string().min(1).max(200), to: aim })).max(MOST_POINTS);

/**
 * How a seller's hand changes the place of the product, relative to the picture's own choice. What a picture does not allow is left
 * out, and what goes too far is taken as far as it may: POST /variations/:id/sheet tells both.
 */
export const adjustment = z
  .object({
    /** To the right and down, as shares of the picture's shorter side. */
    x: z.number().min(-2).max(2),
    y: z.number().min(-2).max(2),
    /** Factor of the size that it has of itself. */
    scale,
    /** Degrees, clockwise. */
    turn: z.number().min(-MOST_TURN_DEG).max(MOST_TURN_DEG),
    shadow,
    /** Colour of a plain ground, `#rrggbb` in small letters; null: the picture's own. */
    ground,
    /** Where the lines of labels lead that were moved, by their words as proposed; left out: all as composed. */
    points: points.optional(),
  })
  .meta({ id: 'Adjustment' });
export type Adjustment = z.infer<typeof adjustment>;

/** Which layers are asked for: in this shadow, on this ground, in this set (left out: the shown one). */
export const sheetBody = z.object({
  shadow,
  ground,
  points: points.optional(),
  scene: z.int().min(0).max(999).optional(),
});
export type SheetBody = z.infer<typeof sheetBody>;

/** Part of a picture, in shares of its width and height. */
const area = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });

/** A picture in layers, its product where the composition puts it: what a page needs to move it while a finger moves. */
export const handSheet = z
  .object({
    /** Pixels that the layers were drawn for. */
    width: z.int(),
    height: z.int(),
    /** Drawn over each other in this order they are the picture; none where it cannot be adjusted. */
    layers: z.array(
      z.object({
        /** `still` stays; the others go with the product, a shadow without its turn. */
        role: z.literal(['still', 'shadow', 'reflection', 'product']),
        blend: z.literal(['normal', 'multiply', 'screen']),
        /** `data:` address of a WebP. */
        image: z.string(),
        area,
      }),
    ),
    /** The product without an adjustment: it grows from the middle of the lower edge, and turns about its own middle. */
    own: area,
    /** Shares of the shorter side that it may be moved by; `left` and `up` are not positive. */
    reach: z.object({ left: z.number(), right: z.number(), up: z.number(), down: z.number() }),
    scale: z.object({ least: z.number(), most: z.number() }),
    turns: z.boolean(),
    /** Share of the height at which the floor vanishes: what moves towards it gets smaller; null: size stays. */
    vanishing: z.number().nullable(),
    shadows: z.array(shadow),
    /** Whether its ground may have another colour. */
    grounds: z.boolean(),
    /** The lines of its labels, whose points may be moved: `from` is where a line leaves its label, in shares of the picture. */
    callouts: z.array(z.object({ label: z.string(), to: aim, from: z.object({ x: z.number(), y: z.number() }) })),
    /** How the shown picture is adjusted. */
    adjustment,
  })
  .meta({ id: 'HandSheet' });
export type HandSheet = z.infer<typeof handSheet>;

export const trialBody = z.object({ adjustment, scene: z.int().min(0).max(999).optional() });

/** The picture as it would be made, small. */
export const trial = z.object({
  /** `data:` address: a JPEG, longer side 1024 px; before paying a marked WebP of 512 px. */ image: z.string(),
});

/** What of an adjustment is taken over by every picture of a set that can have it; what is left out stays. */
export const adjustJobBody = z.object({
  scale: scale.optional(),
  shadow: shadow.optional(),
  ground: ground.optional(),
});
export type AdjustJobBody = z.infer<typeof adjustJobBody>;
