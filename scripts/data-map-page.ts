import prettier from 'prettier'
import { dataMap } from '../src/features/privacy/rules/data-map/data-map'
import { PERIODS } from '../src/features/privacy/rules/data-map/periods'
import { DATA_CLASSES, type DataClass } from '../src/features/privacy/rules/data-map/row'

const INTRODUCTION = `# What we keep about people

Made from \`src/features/privacy/rules/data-map\` by \`npm run generate\`; do not edit it. \`npm test\` holds it against the
database: every column of a table that tells of people stands here once, and a new one fails the test until somebody has
said what it is, why it is kept, who reads it and until when. Columns that only tie rows together (ids, order, days of
writing) are left out: they leave with their row. Versions of a page tell of the same people as the page.

**Until** is how long a field may stay, as the academy decided. Until the monthly job is there, staff delete by hand.`

/** Generates docs/data-map.md: one row for each field with personal data. */
export async function dataMapPage(): Promise<string> {
  const parts = (Object.keys(DATA_CLASSES) as DataClass[]).map(
    (key) =>
      `## ${DATA_CLASSES[key]}\n\n| Field | What | Why | Who reads it | Until |\n|${' --- |'.repeat(5)}\n${rows(key)}`,
  )
  return prettier.format([INTRODUCTION, ...parts].join('\n\n'), { parser: 'markdown', printWidth: 120 })
}

function rows(key: DataClass): string {
  return dataMap
    .filter((row) => row.class === key)
    .flatMap(({ table, columns, what, purpose, readers, until }) =>
      columns.map(
        (column) => `| ${[`\`${table}.${column}\``, what, purpose, readers.join(', '), PERIODS[until]].join(' | ')} |`,
      ),
    )
    .join('\n')
}
