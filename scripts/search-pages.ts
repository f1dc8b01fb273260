import config from '@payload-config'
import { commitTransaction, createLocalReq, getPayload, initTransaction, type GlobalSlug } from 'payload'
import { storeSearchedPage } from '../collections/hooks/index-page'
import { SEARCHED_GLOBALS } from '../src/features/site/rules/text-pages'

/** Indexes all pages for the search, in one transaction: those that were published before the search had an index. */
const payload = await getPayload({ config, disableOnInit: true })
const req = await createLocalReq({}, payload)
await initTransaction(req)
for (const slug of SEARCHED_GLOBALS) await storeSearchedPage(slug as GlobalSlug, req)
await commitTransaction(req)
// The adapter keeps a client open; without this the process would wait for it.
process.exit(0)
