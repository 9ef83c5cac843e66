import type { Job } from '@vitrine/contract';
import { JobCard } from './job-card.tsx';
import { wallClasses } from './wall-classes.ts';

/** Sets side by side, newest first. */
export function JobList({ jobs, label }: { jobs: readonly Job[]; label: string }) {
  return (
    <ul aria-label={label} className={wallClasses}>
      {jobs.map((job) => (
        <li key={job.id} className="min-w-0">
          <JobCard job={job} />
        </li>
      ))}
    </ul>
  );
}
