import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkFile, type Rejection } from '../check-file.ts';
import { roomLeft } from '../upload-queue.ts';
import type { Uploads } from './use-uploads.ts';

export interface Refusal {
  key: string;
  text: string;
}

/** Takes files from wherever they come: good ones are uploaded, the others are named with what is wrong. */
export function useIntake(uploads: Uploads) {
  const { t } = useTranslation('rejections');
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [checking, setChecking] = useState(false);

  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setChecking(true);
    const verdicts = await Promise.all(files.map(async (file) => ({ file, verdict: await checkFile(file) })));
    const good = verdicts.flatMap(({ file, verdict }) => (verdict.ok ? [file] : []));
    const room = roomLeft(uploads.entries);
    const refuse = (file: File, code: Rejection): Refusal => ({
      key: crypto.randomUUID(),
      text: t(code, { filename: file.name }),
    });
    setRefusals([
      ...verdicts.flatMap(({ file, verdict }) => (verdict.ok ? [] : [refuse(file, verdict.code)])),
      ...good.slice(room).map((file) => refuse(file, 'too_many_files')),
    ]);
    uploads.add(good.slice(0, room));
    setChecking(false);
  };
  return { take, refusals, checking, dismiss: () => setRefusals([]) };
}
