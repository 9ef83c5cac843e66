import { useEffect, useState } from 'react';

/** How the device's camera stands. */
export type CameraState =
  | { status: 'asking' }
  | { status: 'live'; stream: MediaStream }
  | { status: 'refused' | 'absent' | 'busy' };

/** The cause, from the name of getUserMedia's error. */
export function cameraFault(error: unknown): 'refused' | 'absent' | 'busy' {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' ? 'absent' : 'busy';
}

/** Opens the rear camera, at about the photo's resolution, while mounted. */
export function useCamera({ width, height }: { width: number; height: number }): CameraState {
  const [state, setState] = useState<CameraState>({ status: 'asking' });
  useEffect(() => {
    let isOver = false;
    let open: MediaStream | null = null;
    const stop = () => {
      for (const track of open?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      // Without a secure context there is no camera.
      if (!('mediaDevices' in navigator)) return setState({ status: 'absent' });
      setState({ status: 'asking' });
      try {
        const video = { facingMode: 'environment', width: { ideal: width }, height: { ideal: height } };
        open = await navigator.mediaDevices.getUserMedia({ video, audio: false });
        if (isOver) stop();
        else setState({ status: 'live', stream: open });
      } catch (error) {
        if (!isOver) setState({ status: cameraFault(error) });
      }
    };
    void start();
    return () => {
      isOver = true;
      stop();
    };
  }, [width, height]);
  return state;
}
