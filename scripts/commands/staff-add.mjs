import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { STAFF_ROLES } from '../../src/lib/staff-roles.mjs'
import { prompt } from '../lib/prompt.mjs'
import { runVisibly, typeScript } from '../lib/child.mjs'
import { openForCommand } from '../lib/open-site.mjs'
import { prepareData } from '../lib/prepare-data.mjs'
import { runMain } from '../lib/shutdown.mjs'
import { ExpectedError } from '../lib/expected-error.mjs'

const PASSWORD_MIN = 12
const TEXT = { type: 'string' }

/** `npm run staff:add`: asks for the values not given by the flags `--email`, `--name` and `--role`. */
export function main(args) {
  return runMain(() => addStaff(args))
}

async function addStaff(args) {
  const person = await describePerson(args)
  const { settings, env, database } = await openForCommand()
  await prepareData({ settings, env, database, seed: false })
  const code = await runVisibly(process.execPath, typeScript('scripts/staff-add.ts'), {
    env: { ...env, ...person.env },
  })
  if (code !== 0) throw new ExpectedError('No account was added. The message above says why.')
  console.log(`${person.env.STAFF_EMAIL} may now sign in at ${settings.publicUrl}/admin`)
  if (person.generated) console.log(`Password, shown only this once: ${person.env.STAFF_PASSWORD}`)
}

async function describePerson(args) {
  const flags = readFlags(args)
  const email = flags.email ?? (await prompt('Email address:'))
  if (!/^[^\s@]+@[^\s@]+$/.test(email))
    throw new ExpectedError(`"${email}" is not an email address. Run it again with another.`)
  const name = flags.name ?? (await prompt('Full name:'))
  if (!name) throw new ExpectedError('A name is needed. Run it again and give one.')
  const role = flags.role ?? (await prompt(`Role (${STAFF_ROLES.join(', ')}):`))
  if (!STAFF_ROLES.includes(role))
    throw new ExpectedError(`"${role}" is no role. Choose one of ${STAFF_ROLES.join(', ')}.`)
  // No flag for the password: it would be stored in the shell's history and visible to other users of the machine.
  const typed = process.stdin.isTTY ? await prompt('Password (Enter for a generated one):', { hidden: true }) : ''
  if (typed && typed.length < PASSWORD_MIN)
    throw new ExpectedError(`A password needs ${PASSWORD_MIN} characters or more.`)
  const STAFF_PASSWORD = typed || randomBytes(15).toString('base64url')
  return { generated: !typed, env: { STAFF_EMAIL: email, STAFF_NAME: name, STAFF_ROLE: role, STAFF_PASSWORD } }
}

function readFlags(args) {
  try {
    return parseArgs({ args, options: { email: TEXT, name: TEXT, role: TEXT } }).values
  } catch (error) {
    throw new ExpectedError(`${error.message} Known flags: --email, --name, --role.`)
  }
}
