import { ESLint } from 'eslint'

const RULES = {
  zone: 'import-x/no-restricted-paths',
  door: '@typescript-eslint/no-restricted-imports',
} as const

const linter = new ESLint({ ruleFilter: ({ ruleId }) => Object.values<string>(RULES).includes(ruleId) })

/** What the project's own linter says by one of these rules to a text at this place: each refused line and why. */
export async function refusals(
  rule: keyof typeof RULES,
  filePath: string,
  lines: string[],
): Promise<[line: string, reason: string][]> {
  const [result] = await linter.lintText(lines.join('\n'), { filePath })
  const broken = result?.messages.filter(({ fatal, ruleId }) => fatal || ruleId === RULES[rule]) ?? []
  return broken.map(({ line, message }) => [lines[line - 1] ?? '', message])
}
