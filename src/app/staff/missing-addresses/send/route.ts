import { postSendAddress } from '@/server/staff/handlers/missing-addresses'

export const POST = postSendAddress
