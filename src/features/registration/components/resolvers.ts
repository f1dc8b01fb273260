import { zodResolver } from '@hookform/resolvers/zod'
import { registrationSchema, tryoutSchema } from '../rules/registration-schema'

// Loaded when the visitor starts to fill in a form, see useSubmission.
export const tryoutResolver = zodResolver(tryoutSchema)
export const registrationResolver = zodResolver(registrationSchema)
