import type { Field } from 'payload'
import { startingTotalCents } from '@/lib/money'
import { defineGlobal } from '../access/define'
import { anyone, only } from '../access/rules'
import { centsField, computedCentsField, line } from '../fields/basic'
import { revalidateGlobal } from '../hooks/revalidate'

/** What the academy costs. Every page reads its amounts here; totals are computed, never typed. */
export const Fees = defineGlobal({
  slug: 'fees',
  label: 'Fees',
  access: { read: anyone, update: only('treasurer'), readVersions: only('treasurer') },
  admin: {
    group: 'Giving',
    description: 'A change shows on every page within seconds, totals included.',
  },
  hooks: revalidateGlobal,
  fields: [
    centsField('monthlyCents', 'Monthly fee', 'What a family pays each month.'),
    centsField('registrationCents', 'Registration fee', 'Paid once, with the first jersey package.'),
    computedCentsField(
      'startingTotalCents',
      'Total to get started',
      'One month and the registration fee, computed.',
      startingTotalCents,
    ),
    packageList('youthPackage', 'Jersey package on the youth page'),
    packageList('academyPackage', 'Jersey package on the academy page'),
  ],
})

function packageList(name: string, label: string): Field {
  return {
    name,
    label,
    type: 'array',
    labels: { singular: 'Item', plural: 'Items' },
    minRows: 1,
    admin: { description: 'What the registration fee includes, one thing a line.' },
    fields: [line('item', 'For example “game jersey”.')],
  }
}
