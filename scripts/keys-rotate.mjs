import { runCommand } from './lib/node-version.mjs'

runCommand('keys-rotate')
