// Draws one triangle mesh: which triangle is visible where, its shaded surface, and silhouettes for shadows.
//
// Arrays are C-ordered. Screen positions are in pixels, (0, 0) is the corner of the first pixel; `near` is the reciprocal of the
// depth, so that it is linear on the screen and larger is nearer. Built by learn/views.py with the system's C compiler.
#include <math.h>
#include <stdint.h>
#include <stddef.h>

typedef struct { int x0, x1, y0, y1; float area, ax, ay, bx, by, cx, cy; } Span;

static float cross(float ax, float ay, float bx, float by, float px, float py) { return (bx - ax) * (py - ay) - (by - ay) * (px - ax); }

// The pixels that a triangle may cover; 0 if none.
static int span(const float *screen, const int32_t *corners, int width, int height, Span *s) {
  const float *a = screen + 3 * corners[0], *b = screen + 3 * corners[1], *c = screen + 3 * corners[2];
  if (!(a[2] > 0 && b[2] > 0 && c[2] > 0)) return 0;  // behind the camera
  s->ax = a[0]; s->ay = a[1]; s->bx = b[0]; s->by = b[1]; s->cx = c[0]; s->cy = c[1];
  s->area = cross(s->ax, s->ay, s->bx, s->by, s->cx, s->cy);
  if (fabsf(s->area) < 1e-6f) return 0;
  const float x0 = fminf(s->ax, fminf(s->bx, s->cx)), x1 = fmaxf(s->ax, fmaxf(s->bx, s->cx));
  const float y0 = fminf(s->ay, fminf(s->by, s->cy)), y1 = fmaxf(s->ay, fmaxf(s->by, s->cy));
  if (!(x1 > 0 && y1 > 0 && x0 < width && y0 < height)) return 0;
  s->x0 = x0 < 0 ? 0 : (int)x0;
  s->y0 = y0 < 0 ? 0 : (int)y0;
  s->x1 = x1 >= width ? width - 1 : (int)x1;
  s->y1 = y1 >= height ? height - 1 : (int)y1;
  return 1;
}

// The nearest of the triangles with use[t] at each pixel: near (height, width) and ids (height, width) are updated in place.
void see(const float *screen, const int32_t *triangles, const uint8_t *use, int count, int width, int height, float *near, int32_t *ids) {
  for (int t = 0; t < count; t++) {
    Span s;
    const int32_t *corners = triangles + 3 * t;
    if (!use[t] || !span(screen, corners, width, height, &s)) continue;
    const float za = screen[3 * corners[0] + 2], zb = screen[3 * corners[1] + 2], zc = screen[3 * corners[2] + 2], scale = 1 / s.area;
    for (int y = s.y0; y <= s.y1; y++) {
      for (int x = s.x0; x <= s.x1; x++) {
        const float px = x + 0.5f, py = y + 0.5f;
        const float u = cross(s.bx, s.by, s.cx, s.cy, px, py) * scale, v = cross(s.cx, s.cy, s.ax, s.ay, px, py) * scale, w = 1 - u - v;
        if (u < 0 || v < 0 || w < 0) continue;
        const float z = u * za + v * zb + w * zc;
        const size_t i = (size_t)y * width + x;
        if (z > near[i]) { near[i] = z; ids[i] = t; }
      }
    }
  }
}

// Adds `weight` to sum (height, width) where the mesh covers the pixel's middle; `seen` (height, width) is scratch, `turn` a new number each time.
void cover(const float *screen, const int32_t *triangles, int count, int width, int height, float weight, int32_t turn, int32_t *seen, float *sum) {
  for (int t = 0; t < count; t++) {
    Span s;
    if (!span(screen, triangles + 3 * t, width, height, &s)) continue;
    const float sign = s.area < 0 ? -1 : 1;
    for (int y = s.y0; y <= s.y1; y++) {
      for (int x = s.x0; x <= s.x1; x++) {
        const float px = x + 0.5f, py = y + 0.5f;
        const size_t i = (size_t)y * width + x;
        if (seen[i] == turn || cross(s.bx, s.by, s.cx, s.cy, px, py) * sign < 0 || cross(s.cx, s.cy, s.ax, s.ay, px, py) * sign < 0 ||
            cross(s.ax, s.ay, s.bx, s.by, px, py) * sign < 0) continue;
        seen[i] = turn;
        sum[i] += weight;
      }
    }
  }
}

// Bilinear sample of a repeated picture (height, width, 3) of bytes, to linear light.
static void sample(const uint8_t *picture, int width, int height, float u, float v, const float *linear, float *rgb) {
  u -= floorf(u); v -= floorf(v);
  const float x = u * width - 0.5f, y = (1 - v) * height - 0.5f;
  const int x0 = (int)floorf(x), y0 = (int)floorf(y);
  const float fx = x - x0, fy = y - y0;
  for (int c = 0; c < 3; c++) rgb[c] = 0;
  for (int k = 0; k < 4; k++) {
    const int xx = ((x0 + (k & 1)) % width + width) % width, yy = ((y0 + (k >> 1)) % height + height) % height;
    const float weight = ((k & 1) ? fx : 1 - fx) * ((k >> 1) ? fy : 1 - fy);
    const uint8_t *p = picture + 3 * ((size_t)yy * width + xx);
    for (int c = 0; c < 3; c++) rgb[c] += weight * linear[p[c]];
  }
}

// Light from a direction in an equirectangular picture (height, 2 height, 3) of floats.
static const float *look(const float *sky, int height, const float *d, float turn) {
  float across = atan2f(d[1], d[0]) / 6.2831853f + turn;
  across -= floorf(across);
  int x = (int)(across * 2 * height), y = (int)(acosf(fmaxf(-1, fminf(1, d[2]))) / 3.14159265f * height);
  if (x >= 2 * height) x = 2 * height - 1;
  if (y >= height) y = height - 1;
  return sky + 3 * ((size_t)y * 2 * height + x);
}

typedef struct {
  const float *screen, *points, *normals, *uvs, *open;  // (n, 3), (n, 3), (n, 3), (n, 2), (n,) share of the sky that a corner sees
  const int32_t *triangles;                             // (m, 3)
  const int32_t *kinds;                                 // (m,) rows of materials
  const float *materials;                               // (k, 7): red, green, blue, roughness, metallic, alpha, picture or -1
  const uint8_t *pictures;                              // all pictures (h, w, 3) RGB, one after the other
  const int64_t *where;                                 // (p, 3): offset, width, height
  const float *linear;                                  // (256,) light of a byte
  const float *harmonics;                               // (9, 3) of the light from all sides, as it reaches a surface
  const float *skies;                                   // three panoramas, sharp to blurred, one after the other
  const int32_t *sky_heights;                           // (3,)
  float sky_turn;
  const float *eye;        // (3,)
  const float *sun, *glow; // direction to it (3,), its light (3,)
  const float *to_map;     // (3, 4) world to the sun's map: pixels and nearness
  const float *map;        // (map_side, map_side) nearness of what the sun sees first
  int map_side;
  float map_slack;
  const float *tints;      // (n, 3) factors of each corner's colour, or none
} Scene;

// Linear light (height, width, 3) and opacity (height, width) where ids (height, width) names a triangle; other pixels stay.
void shade(const Scene *s, const int32_t *ids, int width, int height, float *light, float *opacity) {
  for (size_t i = 0; i < (size_t)width * height; i++) {
    if (ids[i] < 0) continue;
    const int32_t *corners = s->triangles + 3 * ids[i];
    const float *a = s->screen + 3 * corners[0], *b = s->screen + 3 * corners[1], *c = s->screen + 3 * corners[2];
    const float px = i % width + 0.5f, py = i / width + 0.5f, scale = 1 / cross(a[0], a[1], b[0], b[1], c[0], c[1]);
    float part[3] = {cross(b[0], b[1], c[0], c[1], px, py) * scale * a[2], cross(c[0], c[1], a[0], a[1], px, py) * scale * b[2], 0};
    part[2] = (1 - part[0] / a[2] - part[1] / b[2]) * c[2];
    const float all = part[0] + part[1] + part[2];
    float at[3] = {0}, n[3] = {0}, uv[2] = {0}, tint[3] = {0}, open = 0;
    for (int k = 0; k < 3; k++) {
      const float w = part[k] / all;
      for (int d = 0; d < 3; d++) { at[d] += w * s->points[3 * corners[k] + d]; n[d] += w * s->normals[3 * corners[k] + d]; }
      for (int d = 0; d < 2; d++) uv[d] += w * s->uvs[2 * corners[k] + d];
      open += w * s->open[corners[k]];
      for (int d = 0; d < 3 && s->tints; d++) tint[d] += w * s->tints[3 * corners[k] + d];
    }
    float to_eye[3], length = 0, size = 0, facing = 0;
    for (int d = 0; d < 3; d++) { to_eye[d] = s->eye[d] - at[d]; length += to_eye[d] * to_eye[d]; size += n[d] * n[d]; }
    for (int d = 0; d < 3; d++) { to_eye[d] /= sqrtf(length); n[d] /= sqrtf(size) + 1e-9f; facing += to_eye[d] * n[d]; }
    if (facing < 0) { for (int d = 0; d < 3; d++) n[d] = -n[d]; facing = -facing; }
    const float *m = s->materials + 7 * s->kinds[ids[i]];
    float base[3] = {m[0], m[1], m[2]};
    if (m[6] >= 0) {
      const int64_t *w = s->where + 3 * (int)m[6];
      sample(s->pictures + w[0], (int)w[1], (int)w[2], uv[0], uv[1], s->linear, base);
    }
    for (int d = 0; d < 3 && s->tints; d++) base[d] *= tint[d];
    const float x = n[0], y = n[1], z = n[2];
    const float shapes[9] = {1, y, z, x, x * y, y * z, 3 * z * z - 1, x * z, x * x - y * y};
    float towards = 0, mirror[3], sunny = 0;
    for (int d = 0; d < 3; d++) { towards += n[d] * s->sun[d]; mirror[d] = 2 * facing * n[d] - to_eye[d]; }
    if (towards > 0) {
      float q[3];
      for (int d = 0; d < 3; d++) q[d] = s->to_map[4 * d] * at[0] + s->to_map[4 * d + 1] * at[1] + s->to_map[4 * d + 2] * at[2] + s->to_map[4 * d + 3];
      for (int k = 0; k < 4; k++) {
        const int mx = (int)floorf(q[0] + ((k & 1) ? 0.6f : -0.6f)), my = (int)floorf(q[1] + ((k >> 1) ? 0.6f : -0.6f));
        const int inside = mx >= 0 && my >= 0 && mx < s->map_side && my < s->map_side;
        if (!inside || s->map[(size_t)my * s->map_side + mx] < q[2] + s->map_slack) sunny += 0.25f;
      }
    }
    const int level = m[3] < 0.25f ? 0 : m[3] < 0.55f ? 1 : 2;
    const float *sky = s->skies;
    for (int k = 0; k < level; k++) sky += (size_t)6 * s->sky_heights[k] * s->sky_heights[k];
    const float *seen = look(sky, s->sky_heights[level], mirror, s->sky_turn);
    const float grazing = powf(1 - facing, 5), gloss = (1 - m[3]) * (1 - m[3]);
    float half[3], shine = 0, h = 0;
    for (int d = 0; d < 3; d++) { half[d] = to_eye[d] + s->sun[d]; h += half[d] * half[d]; }
    for (int d = 0; d < 3; d++) shine += half[d] * n[d] / (sqrtf(h) + 1e-9f);
    const float sharp = 2 / (m[3] * m[3] * m[3] * m[3] + 1e-3f);
    const float spot = sunny * fmaxf(0, towards) * powf(fmaxf(0, shine), sharp) * (sharp + 2) * 0.125f;
    for (int d = 0; d < 3; d++) {
      float around = 0;
      for (int k = 0; k < 9; k++) around += shapes[k] * s->harmonics[3 * k + d];
      const float reflects = (m[4] * base[d] + (1 - m[4]) * 0.04f) + grazing * 0.6f * gloss;
      const float matt = base[d] * (1 - m[4]) * (fmaxf(0.02f, around) * open + sunny * fmaxf(0, towards) * s->glow[d]);
      light[3 * i + d] = matt + reflects * (seen[d] * (0.3f + 0.7f * open) + fminf(spot, 8) * s->glow[d]);
    }
    opacity[i] = fminf(1, m[5] + (1 - m[5]) * (grazing + 0.1f));
  }
}
