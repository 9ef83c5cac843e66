import { type ApiCall, one } from './api-call.ts';
import {
  cancelSubscription,
  type ChangedSubscription,
  changeSubscription,
  pauseSubscription,
  resumeSubscription,
} from './change-subscription.ts';
import { CURRENCY } from './entities.ts';
import { readCalls } from './read-calls.ts';
import { effectiveBody, updateSubscriptionBody } from './requests.ts';
import type { Sandbox } from './sandbox.ts';

const PATH = '/subscriptions/:id';

/** Subscriptions and what can be done with them. */
export const subscriptionCalls = (sandbox: Sandbox): ApiCall[] => [
  ...readCalls(sandbox, '/subscriptions', 'subscription'),
  {
    method: 'PATCH',
    path: PATH,
    run: async ({ id, body }) => one((await change(sandbox, id, body, false)).subscription),
  },
  {
    method: 'PATCH',
    path: `${PATH}/preview`,
    run: async ({ id, body }) => one(previewOf(await change(sandbox, id, body, true))),
  },
  {
    method: 'POST',
    path: `${PATH}/cancel`,
    run: async ({ id, body }) => {
      const { effective_from } = effectiveBody.parse(body);
      return one(await sandbox.act((db) => cancelSubscription(db, id, effective_from)));
    },
  },
  {
    method: 'POST',
    path: `${PATH}/pause`,
    run: async ({ id }) => one(await sandbox.act((db) => pauseSubscription(db, id))),
  },
  {
    method: 'POST',
    path: `${PATH}/resume`,
    run: async ({ id }) => one(await sandbox.act((db) => resumeSubscription(db, id))),
  },
];

function change(sandbox: Sandbox, id: string, body: unknown, preview: boolean): Promise<ChangedSubscription> {
  const given = updateSubscriptionBody.parse(body);
  return sandbox.act((db) => changeSubscription(db, id, given, { preview }));
}

const money = (minor: number) => ({ amount: String(minor), currency_code: CURRENCY });

function previewOf({ subscription, bill }: ChangedSubscription): object {
  if (bill === null) return { ...subscription, immediate_transaction: null, update_summary: null };
  const { chargeMinor, creditMinor, immediate } = bill;
  const difference = chargeMinor - creditMinor;
  return {
    ...subscription,
    immediate_transaction: immediate && {
      billing_period: immediate.billing_period,
      details: immediate.details,
      adjustments: [],
    },
    update_summary: {
      credit: money(creditMinor),
      charge: money(chargeMinor),
      result: { ...money(Math.abs(difference)), action: difference < 0 ? 'credit' : 'charge' },
    },
  };
}
