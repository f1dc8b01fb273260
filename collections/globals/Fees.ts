import type { Field, GlobalBeforeChangeHook } from 'payload'
import { formerAmounts } from '@/features/site/rules/former-amounts'
import { startingTotalCents } from '@/lib/money'
import { defineSettings } from '../access/define'
import { anyone, only } from '../access/rules'
import { centsField, computedCentsField, line, row } from '../fields/basic'
import { storeFeeChange } from '../hooks/store-fee-change'
import { revalidateGlobal } from '../hooks/revalidate'

const FEES_LINE = { text: 'The academy: {total} to get started, then {monthly} a month.', label: 'See all fees' }

/** All fees. Every page reads its amounts here; totals are computed, never entered. */
export const Fees = defineSettings({
  slug: 'fees',
  label: 'Fees',
  access: { read: anyone, update: only('treasurer'), readVersions: only('treasurer') },
  admin: {
    group: 'Giving',
    components: { elements: { SaveButton: '/features/site/admin/fees/SaveFees#SaveFees' } },
    description:
      'A change shows within seconds, totals included: on the home page, academy, youth academy, programs, program and pricing, both forms, and in answers that name an amount. Prices of single programs and of private training are kept with them and stay as they are.',
  },
  hooks: { afterChange: [...revalidateGlobal.afterChange, storeFeeChange], beforeChange: [storeFormerAmounts] },
  fields: [
    {
      name: 'stillNamed',
      type: 'ui',
      admin: { components: { Field: '/features/site/admin/fees/FormerAmountsNote#FormerAmountsNote' } },
    },
    {
      name: 'formerFees',
      type: 'text',
      hidden: true,
      admin: { description: 'Amounts that a change of the fees replaced.' },
    },
    centsField('monthlyCents', 'Monthly fee', 'What a family pays each month.'),
    centsField('registrationCents', 'Registration fee', 'Paid once, with the first jersey package.'),
    computedCentsField(
      'startingTotalCents',
      'Total to get started',
      'One month and the registration fee, computed.',
      startingTotalCents,
    ),
    row(
      line(
        'lineText',
        'On the programs and above both forms. {total}, {registration} and {monthly} become the amounts.',
        {
          label: 'The fees in one line',
          defaultValue: FEES_LINE.text,
          maxLength: 160,
        },
      ),
      line('lineLabel', 'Shown after it; leads to all fees.', {
        label: 'What the link says',
        defaultValue: FEES_LINE.label,
        maxLength: 40,
      }),
    ),
    packageList('youthPackage', 'Jersey package on the youth page'),
    packageList('academyPackage', 'Jersey package on the academy page'),
    {
      name: 'history',
      type: 'ui',
      admin: { components: { Field: '/features/site/admin/fees/FeeHistory#FeeHistory' } },
    },
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

/** Stores the amounts that a change of the fees replaces, so that texts which still name them can be listed for staff. */
function storeFormerAmounts({ data, originalDoc }: Parameters<GlobalBeforeChangeHook>[0]) {
  return { ...data, formerFees: formerAmounts((originalDoc ?? {}) as object, data as object).join(',') }
}
