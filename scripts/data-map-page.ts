import prettier from 'prettier'
import { dataMap } from '../src/features/privacy/rules/data-map/data-map'
import { PERIODS } from '../src/features/privacy/rules/data-map/periods'
import { DATA_CLASSES, type DataClass } from '../src/features/privacy/rules/data-map/row'

const INTRODUCTION = `# What we keep about people

Generated from \`src/features/privacy/rules/data-map\` by \`npm run generate\`; do not edit it. \`npm test\` compares it with the
database: it lists every column with personal data once, and fails for a new one until the map says what it is, why it is
kept, who reads it and until when. Structural columns (ids, order, timestamps) are left out: they are deleted with their
row. Versions of a page contain the same personal data as the page.

**Until** is how long a field stays by default. A job deletes it on the first of each month
([101](decisions/101-delete-data-whose-period-is-over-each-month.md)); an admin changes the periods under Retention.`

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
