import { startWith } from './lib/node-version.mjs'

// Imports everything else only after the check of the Node version.
startWith(function load() {
  return import('./commands/test-image.mjs').then(function run(command) {
    return command.main()
  })
})
