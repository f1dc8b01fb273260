import { letter, type MailText } from './mail-template'

const PREGUNTAS = '¿Tiene preguntas? Responda a este correo o llame al {phone}, y tenga la referencia a mano.'
const SIGUE = 'Vea cómo va, o cambie algo mientras no lo hayamos leído: {link}'

/** Automatic mails to families in Spanish, for families with whom staff correspond in Spanish. */
export const IN_SPANISH = {
  registrationReceived: {
    subject: 'Tenemos su inscripción ({reference})',
    body: letter(
      'Hola, {guardian}:',
      'Gracias. Recibimos la inscripción de {player}. Su referencia es {reference}.',
      'Nuestro equipo la lee ahora. Le respondemos por correo o por teléfono en 48 a 72 horas. Si elegimos a {player}, le invitamos a una sesión de evaluación y después decidimos juntos el grupo.',
      SIGUE,
      PREGUNTAS,
    ),
  },
  tryoutReceived: {
    subject: 'Tenemos su inscripción para la prueba ({reference})',
    body: letter(
      'Hola, {guardian}:',
      'Gracias. Recibimos la inscripción de {player} para la prueba. Su referencia es {reference}.',
      'Se inscribió en: {event}',
      'Para su calendario: {calendar}',
      'Pronto le escribimos con los siguientes pasos.',
      SIGUE,
      PREGUNTAS,
    ),
  },
  applicationReceived: {
    subject: 'Tenemos su solicitud ({reference})',
    body: letter(
      'Hola:',
      'Gracias. Recibimos la solicitud de {player} para la Advanced Academy. Su referencia es {reference}.',
      'Un entrenador la lee ahora. Le respondemos por correo o por teléfono en 48 a 72 horas.',
      SIGUE,
      PREGUNTAS,
    ),
  },
  messageReceived: {
    subject: 'Tenemos su mensaje ({reference})',
    body: letter(
      'Hola:',
      'Gracias por escribirnos. Su mensaje llegó y le responderemos. Su referencia es {reference}.',
    ),
  },
  invitation: {
    subject: '{player} tiene un lugar en el equipo',
    body: letter(
      'Hola, {guardian}:',
      '{player} tiene un lugar en el equipo. Falta una página antes del primer entrenamiento: a quién llamamos, qué debe saber el entrenador y sus autorizaciones. Toma unos cinco minutos:',
      '{link}',
      'El enlace es solo para usted y funciona {days} días. Por favor, no lo comparta.',
      'Para seguir a {player} en la sala de video, elija aquí una contraseña para este correo:',
      '{account}',
      '¿Tiene preguntas? Llámenos: {phone}',
    ),
  },
  newLink: {
    subject: 'Su enlace privado ({reference})',
    body: letter(
      'Hola:',
      'Aquí tiene un nuevo enlace privado a lo que nos envió sobre {player}: {link}',
      '¿No lo pidió? También lo enviamos cuando corregimos una dirección mal escrita, y puede pedirlo quien conoce su referencia. El enlace llegó solo a usted. Llame al {phone} si algo le preocupa.',
    ),
  },
} as const satisfies Record<string, MailText>

export type SpanishName = keyof typeof IN_SPANISH

export const SPANISH_NAMES = Object.keys(IN_SPANISH) as SpanishName[]
