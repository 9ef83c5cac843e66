import type { Job } from '@vitrine/contract';
import { JobCard } from './job-card.tsx';

/** Sets side by side, newest first. */
export function JobList({ jobs, label }: { jobs: readonly Job[]; label: string }) {
  return (
    <ul aria-label={label} className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {jobs.map((job) => (
        <li key={job.id} className="min-w-0">
          <JobCard job={job} />
        </li>
      ))}
    </ul>
  );
}
