import type { Layer, Surface } from '../page/picture.ts';
import { fade } from '../pixels/colour.ts';
import { fitText, type TextWish } from './fit-text.ts';
import { findFont, setFont } from './fonts.ts';
import type { TextBlock } from '../page/text-block.ts';

/** A layer with words fitted to their box. */
export function drawText(wish: TextWish): Layer {
  const text = fitText(wish);
  return {
    name: 'text',
    text,
    drawVeil: ({ ctx }) => drawScrim(ctx, text),
    draw(surface) {
      drawScrim(surface.ctx, text);
      drawBlock(surface, text);
    },
  };
}

function drawBlock({ ctx }: Surface, block: TextBlock): void {
  const { bounds } = block;
  const { language, voice, weight } = block;
  setFont(ctx, findFont({ words: block.lines.map(({ text }) => text).join(''), language, voice, weight }), block.size);
  ctx.direction = block.direction;
  ctx.textAlign = 'left';
  ctx.letterSpacing = `${block.tracking * block.size}px`;
  ctx.fillStyle = block.ink;
  block.lines.forEach((line, i) => {
    const slack = bounds.w - line.width;
    const atRight = (block.align === 'start') === (block.direction === 'rtl');
    const x = bounds.x + (block.align === 'centre' ? slack / 2 : atRight ? slack : 0);
    ctx.fillText(line.text, x, bounds.y + block.ascent + i * block.leading);
  });
}

/** A soft veil a little larger than the words. */
function drawScrim(ctx: Surface['ctx'], { bounds, size, scrim }: TextBlock): void {
  if (!scrim) return;
  const pad = size * 0.9;
  ctx.save();
  ctx.filter = `blur(${(size * 0.5).toFixed(2)}px)`;
  ctx.fillStyle = fade(scrim.color, scrim.opacity);
  ctx.beginPath();
  ctx.roundRect(bounds.x - pad, bounds.y - pad, bounds.w + 2 * pad, bounds.h + 2 * pad, pad);
  ctx.fill();
  ctx.restore();
}
