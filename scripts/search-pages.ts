import config from '@payload-config'
import { commitTransaction, createLocalReq, getPayload, initTransaction, type GlobalSlug } from 'payload'
import { storeSearchedPage } from '../collections/hooks/index-page'
import { SEARCHED_GLOBALS } from '../src/features/site/rules/text-pages'

/** Indexes all pages for the search in one transaction: those that were published before the search index existed. */
const payload = await getPayload({ config, disableOnInit: true })
const req = await createLocalReq({}, payload)
await initTransaction(req)
for (const slug of SEARCHED_GLOBALS) await storeSearchedPage(slug as GlobalSlug, req)
await commitTransaction(req)
// The adapter leaves a connection open, which would keep the process running.
process.exit(0)
