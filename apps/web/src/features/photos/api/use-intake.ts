import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMegabytes } from '../../../lib/use-megabytes.ts';
import { browserDarkroom } from '../browser-darkroom.ts';
import { checkFile, type Rejection } from '../check-file.ts';
import { fitFile, type FittedFile } from '../fit-file.ts';
import { roomLeft } from '../upload-queue.ts';
import type { Uploads } from './use-uploads.ts';

/** A message about one of the files. */
export interface Refusal {
  key: string;
  text: string;
}

/** Sequential: a phone has memory for one photo's pixels at a time. */
async function fitAll(files: readonly File[]): Promise<FittedFile[]> {
  const fitted = [];
  for (const file of files) fitted.push(await fitFile(file, browserDarkroom));
  return fitted;
}

/** Accepts files from any source: good ones are uploaded, the others are reported with their error. */
export function useIntake(uploads: Uploads) {
  const { t } = useTranslation(['rejections', 'studio']);
  const megabytes = useMegabytes();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [converted, setConverted] = useState<readonly Refusal[]>([]);
  const [checking, setChecking] = useState(false);

  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setChecking(true);
    const fitted = await fitAll(files);
    const told = fitted.flatMap(({ file, pixels }) =>
      pixels === null ? [] : [t('studio:upload.converted', { name: file.name, size: megabytes(file.size), ...pixels })],
    );
    setConverted(told.map((text) => ({ key: crypto.randomUUID(), text })));
    const verdicts = await Promise.all(fitted.map(async ({ file }) => ({ file, verdict: await checkFile(file) })));
    const good = verdicts.flatMap(({ file, verdict }) => (verdict.ok ? [file] : []));
    const room = roomLeft(uploads.entries);
    const refuse = (file: File, code: Rejection): Refusal => ({
      key: crypto.randomUUID(),
      text: t(`rejections:${code}`, { filename: file.name }),
    });
    setRefusals([
      ...verdicts.flatMap(({ file, verdict }) => (verdict.ok ? [] : [refuse(file, verdict.code)])),
      ...good.slice(room).map((file) => refuse(file, 'too_many_files')),
    ]);
    uploads.add(good.slice(0, room));
    setChecking(false);
  };
  return { take, refusals, converted, checking, dismiss: () => setRefusals([]) };
}
