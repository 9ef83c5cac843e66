import { describe, expect, it } from 'vitest';
import { randomFrom } from '../pixels/random.ts';
import { planFrame, type Sides } from './plan-frame.ts';
import { CHANNEL_PRESETS } from './presets.ts';

const NONE: Sides = { left: 0, top: 0, right: 0, bottom: 0 };

describe('planFrame', () => {
  it('crops spare background before it adds any', () => {
    const plan = planFrame(
      { width: 1000, height: 1000 },
      { ...NONE, left: 300, right: 300 },
      { width: 400, height: 800 },
    );
    expect(plan).toMatchObject({ crop: { left: 250, top: 0, width: 500, height: 1000 }, pad: NONE });
  });

  it('crops more on the side that has more, and adds what is missing', () => {
    const plan = planFrame(
      { width: 1000, height: 1000 },
      { ...NONE, left: 100, right: 350 },
      { width: 400, height: 800 },
    );
    expect(plan).toMatchObject({ crop: { left: 100, width: 550 }, inner: { width: 400, height: 727 } });
    expect(plan.pad).toEqual({ left: 0, top: 36, right: 0, bottom: 37 });
  });

  it('enlarges nothing that keeps its proportions', () => {
    const plan = planFrame({ width: 800, height: 600 }, NONE, { shorterSidePx: 2000 });
    expect([plan.width, plan.height]).toEqual([800, 600]);
  });

  it('never crops anything but spare background, for any picture, and always fills the frame', () => {
    const random = randomFrom(3);
    for (let i = 0; i < 400; i++) {
      const [width, height] = [Math.ceil(random() * 4000) + 100, Math.ceil(random() * 4000) + 100];
      const side = (size: number): number => Math.floor(random() * 0.5 * size);
      const spare = { left: side(width), right: side(width), top: side(height), bottom: side(height) };
      const { frame } = CHANNEL_PRESETS[i % CHANNEL_PRESETS.length]!;
      const { crop, inner, pad, ...whole } = planFrame({ width, height }, spare, frame);
      const cut = [crop.left, crop.top, width - crop.left - crop.width, height - crop.top - crop.height];
      const allowed = [spare.left, spare.top, spare.right, spare.bottom];
      expect(cut.every((px, k) => px >= 0 && px <= allowed[k]!)).toBe(true);
      expect(inner.width + pad.left + pad.right).toBe(whole.width);
      expect(inner.height + pad.top + pad.bottom).toBe(whole.height);
      expect(Math.abs((inner.width / inner.height) * (crop.height / crop.width) - 1)).toBeLessThan(0.03);
    }
  });
});
