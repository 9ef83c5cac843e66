import { fade } from './colour.ts';
import type { Page } from './page.ts';
import { outlineOf } from './outline-of.ts';
import type { Layer, UnitBox, UnitPoint } from './picture.ts';
import { TITLE } from '../type/roles.ts';

/** A paper tag with words on it, hanging on a string from a point above. */
export function drawTag(page: Page, words: string, box: UnitBox, from: UnitPoint, ink: string): Layer[] {
  const { x, y, w, h } = box;
  return [
    paper(box),
    string({ x: x + w / 2, y: y + 24 }, from),
    page.text({
      ...TITLE,
      words,
      box: { x: x + 16, y: y + 40, w: w - 32, h: h - 54 },
      size: 52,
      least: 26,
      maxLines: 3,
      leading: 1.1,
      align: 'centre',
      stand: 'middle',
      ink,
    }),
  ];
}

/** Corners cut at the top, a small shadow. */
function paper({ x, y, w, h }: UnitBox): Layer {
  const cut = Math.min(w, h) * 0.22;
  const shape = outlineOf(`M${x + cut} ${y}H${x + w - cut}L${x + w} ${y + cut}V${y + h}H${x}V${y + cut}Z`);
  return {
    name: 'tag',
    draw({ ctx }) {
      ctx.fillStyle = fade('#24120a', 0.07);
      for (const drop of [3, 6, 10, 15]) {
        ctx.save();
        ctx.translate(drop * 0.6, drop);
        ctx.fill(shape);
        ctx.restore();
      }
      ctx.fillStyle = '#fffaf0';
      ctx.fill(shape);
      ctx.strokeStyle = fade('#8a6a45', 0.5);
      ctx.lineWidth = 1.4;
      ctx.stroke(shape);
    },
  };
}

function string(hole: UnitPoint, from: UnitPoint): Layer {
  return {
    name: 'string',
    draw({ ctx }) {
      ctx.fillStyle = '#8a6a45';
      ctx.beginPath();
      ctx.arc(hole.x, hole.y, 9, 0, Math.PI * 2);
      ctx.fill();
      ctx.strokeStyle = '#c8a36a';
      ctx.lineWidth = 3;
      ctx.beginPath();
      ctx.moveTo(hole.x, hole.y);
      ctx.quadraticCurveTo(hole.x + (from.x - hole.x) * 0.25, (hole.y + from.y) / 2, from.x, from.y);
      ctx.stroke();
    },
  };
}
