import { execFileSync } from 'node:child_process';

/** As `spawn` takes it; empty: the present user. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root: root lends it a user that owns nothing. */
export function unprivilegedUser(): RunAs {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' })));
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {
      // The next one, then.
    }
  }
  throw new Error('no unprivileged user to run PostgreSQL as');
}
