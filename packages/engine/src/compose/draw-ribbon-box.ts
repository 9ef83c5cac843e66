import { fade } from './colour.ts';
import { drawBow } from './draw-bow.ts';
import { project } from './matrix.ts';
import { paintContact } from './paint-contact.ts';
import type { Layer, UnitPoint } from './picture.ts';
import { solidPoint } from './solid-point.ts';
import { unitsPerMetreAt } from './stand-product.ts';
import type { Stage } from './stage.ts';

export interface RibbonBoxWish {
  /** Middle of its floor, units. */
  at: UnitPoint;
  /** Of the front as it would be seen straight on, units. */
  width: number;
  height: number;
  /** Positive: its right side is seen. */
  turnDeg: number;
  paper: string;
  ribbon: string;
}

/** A point of the box: shares of its width, depth and height. */
type Corner = (u: number, v: number, z: number) => UnitPoint;

/** How far the lid stands out, and how much of the height it takes. */
const OVERHANG = 0.022;
const LID = 0.8;
const RIBBON = 0.075;

/** What is drawn, and where the bow is tied. */
export interface RibbonBox {
  layers: Layer[];
  knot: UnitPoint;
}

/** A wrapped box with its lid, a ribbon over all sides and a bow, in the perspective of a sweep. */
export function drawRibbonBox(stage: Stage, wish: RibbonBoxWish): RibbonBox {
  const corner = cornerOf(stage, wish);
  const knot = corner(0.5, 0.5, 1);
  const footprint = [corner(0, 0, 0), corner(1, 0, 0), corner(1, 1, 0), corner(0, 1, 0)];
  return {
    knot,
    layers: [
      paintContact(stage, footprint, wish.height),
      ...body(corner, wish),
      ...lid(corner, wish),
      drawBow(knot, wish.width * 0.62, wish.ribbon),
    ],
  };
}

/** From one share of its width (or depth) to another, between two heights. */
type Strip = readonly [from: number, to: number, low: number, high: number];

const front = (corner: Corner, [from, to, low, high]: Strip, v: number): UnitPoint[] => [
  corner(from, v, high),
  corner(to, v, high),
  corner(to, v, low),
  corner(from, v, low),
];

const flank = (corner: Corner, [from, to, low, high]: Strip, u: number): UnitPoint[] => [
  corner(u, from, high),
  corner(u, to, high),
  corner(u, to, low),
  corner(u, from, low),
];

const [LOW, HIGH] = [0.5 - RIBBON, 0.5 + RIBBON];
const [OUT, FAR] = [-OVERHANG, 1 + OVERHANG];

function body(corner: Corner, { paper, ribbon, turnDeg }: RibbonBoxWish): Layer[] {
  const side = turnDeg > 0 ? 1 : 0;
  const whole: Strip = [0, 1, 0, LID];
  const band: Strip = [LOW, HIGH, 0, LID];
  const under: Strip = [0, 1, LID - 0.05, LID];
  return [
    face(flank(corner, whole, side), paper, -0.2, -0.34),
    face(flank(corner, band, side), ribbon, -0.22, -0.34),
    face(front(corner, whole, 0), paper, 0.02, -0.1),
    face(front(corner, band, 0), ribbon, 0.08, -0.14),
    // The lid keeps the light from a strip below it.
    face(flank(corner, under, side), '#000000', null, 0.22),
    face(front(corner, under, 0), '#000000', null, 0.2),
  ];
}

function lid(corner: Corner, { paper, ribbon, turnDeg }: RibbonBoxWish): Layer[] {
  const edge = turnDeg > 0 ? FAR : OUT;
  const whole: Strip = [OUT, FAR, LID, 1];
  const band: Strip = [LOW, HIGH, LID, 1];
  const top = (u0: number, u1: number, v0: number, v1: number): UnitPoint[] => [
    corner(u0, v1, 1),
    corner(u1, v1, 1),
    corner(u1, v0, 1),
    corner(u0, v0, 1),
  ];
  return [
    face(flank(corner, whole, edge), paper, -0.14, -0.2),
    face(flank(corner, band, edge), ribbon, -0.16, -0.22),
    face(front(corner, whole, OUT), paper, 0.08, 0),
    face(front(corner, band, OUT), ribbon, 0.14, 0),
    face(top(OUT, FAR, OUT, FAR), paper, 0.2, 0.34),
    face(top(LOW, HIGH, OUT, FAR), ribbon, 0.06, 0.2),
    face(top(OUT, FAR, LOW, HIGH), ribbon, 0.06, 0.2),
  ];
}

function cornerOf(stage: Stage, { at, width, height, turnDeg }: RibbonBoxWish): Corner {
  const perMetre = unitsPerMetreAt(stage, at);
  const size = { w: width / perMetre, h: height / perMetre, d: (width * 0.78) / perMetre };
  const floor = project(stage.frameToFloor, at.x, at.y);
  const [sine, cosine] = [Math.sin((turnDeg * Math.PI) / 180), Math.cos((turnDeg * Math.PI) / 180)];
  return (u, v, z) => {
    const [x, y] = [(u - 0.5) * size.w, (v - 0.5) * size.d];
    return solidPoint(stage, floor.x + x * cosine + y * sine, floor.y - x * sine + y * cosine, z * size.h);
  };
}

/** A flat side, lighter (above 0) or darker (below) at its top and at its bottom; `null` at the top: nothing, to the colour. */
function face(quad: readonly UnitPoint[], color: string, atTop: number | null, atBottom: number): Layer {
  const shade = (amount: number): string => fade(amount < 0 ? '#1a0d08' : '#ffffff', Math.abs(amount));
  return {
    name: 'box face',
    draw({ ctx }) {
      const ys = quad.map(({ y }) => y);
      const gradient = ctx.createLinearGradient(0, Math.min(...ys), 0, Math.max(...ys));
      ctx.beginPath();
      quad.forEach(({ x, y }, i) => (i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
      ctx.closePath();
      if (atTop === null) {
        // A shadow under an edge: strongest at the edge.
        gradient.addColorStop(0, fade(color, atBottom));
        gradient.addColorStop(1, fade(color, 0));
      } else {
        ctx.fillStyle = color;
        ctx.fill();
        gradient.addColorStop(0, shade(atTop));
        gradient.addColorStop(1, shade(atBottom));
      }
      ctx.fillStyle = gradient;
      ctx.fill();
    },
  };
}
