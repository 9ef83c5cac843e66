import { hasPostgres, openSite } from '../site/open-site.ts';
import { killOften } from './kill-often.ts';
import type { Outcome, Scenario, ScenarioSettings } from './outcome.ts';

/** Small pictures, so that much work is in progress when a process dies. */
const env = { FINAL_SIDE_PX: '256', RENDER_THREADS: '1' };

async function killMembers(
  fault: string,
  roles: ('all' | 'api' | 'worker')[],
  settings: ScenarioSettings,
): Promise<Outcome> {
  const site = await openSite({ roles, env });
  try {
    const { kills, facts, sets, bought, faults } = await killOften(site, settings);
    return { fault, result: `${kills} kills, ${facts} facts, ${sets} sets and ${bought} purchases among them`, faults };
  } finally {
    await site.close();
  }
}

/** kill -9 at random moments: of the API and two workers with PostgreSQL, separately, and of the single process with the embedded database. */
export const killProcesses: Scenario = async (settings) => {
  const { kills } = settings;
  const outcomes: Outcome[] = [];
  if (hasPostgres()) {
    const most = { ...settings, kills: Math.ceil(kills * 0.7) };
    outcomes.push(await killMembers('kill -9: an API and two workers, PostgreSQL', ['api', 'worker', 'worker'], most));
  }
  const rest = { ...settings, kills: kills - outcomes.length * Math.ceil(kills * 0.7) };
  outcomes.push(await killMembers('kill -9: one process, embedded database', ['all'], rest));
  return outcomes;
};
