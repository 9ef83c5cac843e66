import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cameraFault, useCamera } from './use-camera.ts';

const SIZE = { width: 800, height: 600 };
const give = (getUserMedia: () => Promise<MediaStream>) =>
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
afterEach(() => Reflect.deleteProperty(navigator, 'mediaDevices'));

it('tells a refused camera, a missing one and one that does not start apart', () => {
  expect(cameraFault(new DOMException('', 'NotAllowedError'))).toBe('refused');
  expect(cameraFault(new DOMException('', 'NotFoundError'))).toBe('absent');
  expect(cameraFault(new DOMException('', 'NotReadableError'))).toBe('busy');
});

it('reports a missing camera if the browser offers none', async () => {
  const { result } = renderHook(() => useCamera(SIZE));
  await waitFor(() => expect(result.current).toEqual({ status: 'absent' }));
});

it('stops the camera when it is no longer shown, also while it is opening', async () => {
  const stop = vi.fn<() => void>();
  const stream = { getTracks: () => [{ stop }] } as unknown as MediaStream; // A stand-in with the fields read here.
  give(async () => stream);
  const shown = renderHook(() => useCamera(SIZE));
  await waitFor(() => expect(shown.result.current).toEqual({ status: 'live', stream }));
  shown.unmount();
  expect(stop).toHaveBeenCalledTimes(1);
  const opening = Promise.withResolvers<MediaStream>();
  give(() => opening.promise);
  renderHook(() => useCamera(SIZE)).unmount();
  opening.resolve(stream);
  await waitFor(() => expect(stop).toHaveBeenCalledTimes(2));
});
