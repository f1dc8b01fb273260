import { postApplication } from '@/features/registration/store/applications/handlers'

export const POST = postApplication
