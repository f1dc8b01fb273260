import { postSponsor } from '@/features/giving/server/sponsors/handlers'

export const POST = postSponsor
