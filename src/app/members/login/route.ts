import { postCode } from '@/features/account/handlers'

export const POST = postCode
