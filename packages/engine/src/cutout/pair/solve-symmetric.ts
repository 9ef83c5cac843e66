/**
 * Solves A · x = b by Cholesky decomposition.
 * @param a rows of a positive definite matrix, of which the lower half is read; it is overwritten
 * @returns null if the matrix is not positive definite
 */
export function solveSymmetric(a: Float64Array, b: Float64Array): Float64Array | null {
  const n = b.length;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = a[i * n + j]!;
      for (let k = 0; k < j; k++) sum -= a[i * n + k]! * a[j * n + k]!;
      if (i === j && sum <= 0) return null;
      a[i * n + j] = i === j ? Math.sqrt(sum) : sum / a[j * n + j]!;
    }
  }
  const x = b.slice();
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] = x[i]! - a[i * n + k]! * x[k]!;
    x[i] = x[i]! / a[i * n + i]!;
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] = x[i]! - a[k * n + i]! * x[k]!;
    x[i] = x[i]! / a[i * n + i]!;
  }
  return x;
}
