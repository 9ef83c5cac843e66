import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cameraFault, useCamera } from './use-camera.ts';

const SIZE = { width: 800, height: 600 };
const give = (getUserMedia: () => Promise<MediaStream>) =>
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
afterEach(() => Reflect.deleteProperty(navigator, 'mediaDevices'));

it('tells a refused camera from one that is not there and one that does not start', () => {
  expect(cameraFault(new DOMException('', 'NotAllowedError'))).toBe('refused');
  expect(cameraFault(new DOMException('', 'NotFoundError'))).toBe('absent');
  expect(cameraFault(new DOMException('', 'NotReadableError'))).toBe('busy');
});

it('says that there is none where the browser gives no camera at all', async () => {
  const { result } = renderHook(() => useCamera(SIZE));
  await waitFor(() => expect(result.current).toEqual({ status: 'absent' }));
});

it('lets go of the camera when it is no longer shown, also while it is still being opened', async () => {
  const stop = vi.fn<() => void>();
  const stream = { getTracks: () => [{ stop }] } as unknown as MediaStream; // A stand-in that has what is read here.
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
