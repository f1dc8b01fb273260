import { runCommand } from './lib/node-version.mjs'

runCommand('fonts')
