import { expect, test } from 'vitest'
import { objectStoreOf } from './s3-settings'

const SETTINGS = { S3_BUCKET: 'uploads', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret', S3_REGION: 'auto' }

test.each([
  ['on', true],
  ['off', false],
] as const)('S3_FORCE_PATH_STYLE=%s puts the bucket into the path: %s', (style, isInPath) => {
  expect(objectStoreOf({ ...SETTINGS, S3_FORCE_PATH_STYLE: style })).toMatchObject({
    bucket: 'uploads',
    forcePathStyle: isInPath,
  })
})
