// @vitest-environment happy-dom
import type { Photo } from '@vitrine/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { LanguageProvider } from '../../../lib/i18n/language-provider.tsx';
import type { Uploads } from '../api/use-uploads.ts';
import type { Entry } from '../upload-queue.ts';
import { PhotoIntake } from './photo-intake.tsx';

afterEach(cleanup);

async function refuse(...entries: Entry[]) {
  const uploads = { entries, add: () => undefined } as unknown as Uploads; // A stand-in with the fields read here.
  await act(async () => {
    render(
      <Suspense>
        <LanguageProvider>
          <PhotoIntake uploads={uploads} />
        </LanguageProvider>
      </Suspense>,
    );
  });
  const input = await screen.findByTestId('file-input');
  fireEvent.change(input, { target: { files: [new File(['no picture at all'], 'notes.txt')] } });
  await screen.findByText(/“notes.txt” is not a PNG/);
}

it('reports that the other photos were kept only if there are others', async () => {
  await refuse();
  expect(screen.queryByText('The other photos were kept.')).toBeNull();
  cleanup();
  await refuse({ key: 'a', name: 'a.jpg', status: 'ready', photo: {} as Photo });
  expect(screen.getByText('The other photos were kept.')).toBeTruthy();
});
