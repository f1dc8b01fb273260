import { postSendAddress } from '@/features/site/server/missing-addresses/handlers'

export const POST = postSendAddress
