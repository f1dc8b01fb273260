import { postApplication } from '@/features/registration/server/applications/handlers'

export const POST = postApplication
