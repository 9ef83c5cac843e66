/** Writes ONNX files byte by byte: protobuf of the messages in onnx.proto3 (github.com/onnx/onnx), fields by their numbers. */
type Field = readonly [number: number, value: number | string | Uint8Array];

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)];
}

function message(...fields: Field[]): Uint8Array {
  const parts = fields.map(([number, value]) => {
    if (typeof value === 'number') return Uint8Array.from([...varint(number << 3), ...varint(value)]);
    const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value;
    return Buffer.concat([Uint8Array.from([...varint((number << 3) | 2), ...varint(bytes.length)]), bytes]);
  });
  return Buffer.concat(parts);
}

const FLOAT = 1;

function tensorInfo(name: string, shape: (number | string)[]): Uint8Array {
  const dims = shape.map((size): Field => [1, message([typeof size === 'number' ? 1 : 2, size])]);
  return message([1, name], [2, message([1, message([1, FLOAT], [2, message(...dims)])])]);
}

function node(type: string, inputs: string[], output: string, ...attributes: Uint8Array[]): Field {
  const named = inputs.map((input): Field => [1, input]);
  return [1, message(...named, [2, output], [4, type], ...attributes.map((attribute): Field => [5, attribute]))];
}

/** `attribute` of type INTS. */
function ints(name: string, values: number[]): Uint8Array {
  return message([1, name], ...values.map((value): Field => [8, value]), [20, 7]);
}

export interface TinyModel {
  /** Shape of the input; a word is a free dimension. */
  shape: (number | string)[];
  layout?: 'nchw' | 'nhwc';
  /** Name of the input. */
  input?: string;
  output?: string;
  /** A second input, which no profile knows. */
  hasMore?: boolean;
}

/** A network that answers with the first channel of its input. */
export function writeTinyModel(model: TinyModel): Uint8Array {
  const { shape, layout = 'nchw', input = 'image', output = 'alpha', hasMore = false } = model;
  const [batch, height, width] = layout === 'nchw' ? [shape[0]!, shape[2]!, shape[3]!] : shape;
  const weights = new Uint8Array(Float32Array.of(1, 0, 0).buffer);
  const dims = [1, 3, 1, 1].map((size): Field => [1, size]);
  const turn = layout === 'nhwc' ? [node('Transpose', [input], 'turned', ints('perm', [0, 3, 1, 2]))] : [];
  const graph = message(
    ...turn,
    node('Conv', [layout === 'nhwc' ? 'turned' : input, 'weights'], output),
    [2, 'tiny'],
    [5, message(...dims, [2, FLOAT], [8, 'weights'], [9, weights])],
    [11, tensorInfo(input, shape)],
    ...(hasMore ? [[11, tensorInfo('more', [1])] as const] : []),
    [12, tensorInfo(output, [batch!, 1, height!, width!])],
  );
  return message([1, 8], [8, message([1, ''], [2, 13])], [7, graph]);
}
