import { eraseDue } from '../src/features/privacy/server/erasure/erase'
import { eraseAgain } from '../src/features/privacy/server/erasure/ledger'

/** Erases the children that a restored backup brought back, before the site starts, and prints how many. */
await eraseAgain()
console.log(`erased: ${await eraseDue()}`)
process.exit(0)
