// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BeforeAfter } from './before-after.tsx';
import { positionAt } from './slider-position.ts';

afterEach(cleanup);

const show = (direction: 'ltr' | 'rtl') =>
  render(
    <BeforeAfter
      label="Compare"
      direction={direction}
      width={4}
      height={3}
      before={{ src: 'b.webp', alt: 'photo', tag: 'Before' }}
      after={{ src: 'a.webp', alt: 'picture', tag: 'After' }}
    />,
  );

it('is a keyboard slider, and shows the stated share of the picture', () => {
  show('ltr');
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Compare' });
  expect(slider.step).toBe('2');
  fireEvent.change(slider, { target: { value: '70' } });
  expect(slider.value).toBe('70');
  expect(screen.getByAltText('picture').style.clipPath).toBe('inset(0 0 0 70%)');
});

it('uncovers from the other side in a right-to-left page', () => {
  show('rtl');
  fireEvent.change(screen.getByRole('slider'), { target: { value: '30' } });
  expect(screen.getByAltText('picture').style.clipPath).toBe('inset(0 30% 0 0)');
});

it('follows the pointer, counted from the reading start, within its bounds', () => {
  const box = { left: 100, width: 200 };
  expect(positionAt(150, box, 'ltr')).toBe(25);
  expect(positionAt(150, box, 'rtl')).toBe(75);
  expect(positionAt(50, box, 'ltr')).toBe(0);
  expect(positionAt(999, box, 'ltr')).toBe(100);
  expect(positionAt(100, { left: 100, width: 0 }, 'ltr')).toBe(0);
});
