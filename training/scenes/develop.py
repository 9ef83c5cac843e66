"""From linear light to a phone's stored photo: exposure, tone, white balance, denoising, sharpening, halo, haze, noise, JPEG."""
import cv2
import numpy as np

from .chance import between, gauss, odds, pick, whole

LUMA = np.float32([0.0722, 0.7152, 0.2126])


def develop(light: np.ndarray) -> np.ndarray:
    """8-bit BGR photo of a linear BGR float picture (h, w, 3); the geometry is unchanged."""
    light = _expose(_balance(without_gaps(light)))
    if odds(0.12):
        light = _haze(light)
    photo = _denoise((_tone(light) * 255 + 0.5).astype(np.uint8))
    for chance, effect in ((0.12, _halo), (0.35, _sharpen), (0.12, _blur), (0.06, _shake), (0.25, _vignette), (0.3, _noise),
                           (0.15, _grade), (0.06, _low_resolution)):
        if odds(chance):
            photo = effect(photo)
    return photo


class Phone:
    """A good phone's camera: the first picture (linear BGR) determines exposure, white balance and tone for those that follow."""

    def __init__(self, light):
        means = light.mean((0, 1))
        self.balance = np.clip((means.mean() / np.maximum(means, 1e-4)) ** between(0.5, 1), 0.5, 2)
        level = between(0.45, 0.75) / max(float(np.percentile((light * self.balance) @ LUMA, 85)), 1e-3)
        self.level, self.shoulder, self.noise = min(level, 200), pick(True, True, False), between(0.5, 3)
        self.denoise, self.sharpen, self.vignette = between(3, 6), between(0, 0.8), between(0, 0.15)

    def develop(self, light: np.ndarray) -> np.ndarray:
        """8-bit BGR photo of a linear BGR float picture."""
        light = light * self.balance * self.level
        if self.shoulder:
            light = 1 - np.exp(-light * 1.4)
        photo = (np.clip(light, 0, 1) ** (1 / 2.2) * 255 + 0.5).astype(np.uint8)
        photo = cv2.fastNlMeansDenoisingColored(photo, None, self.denoise, self.denoise + 1, 3, 11)
        soft = cv2.GaussianBlur(photo, (0, 0), 1)
        photo = cv2.addWeighted(photo, 1 + self.sharpen, soft, -self.sharpen, 0).astype(np.float32)
        height, width = photo.shape[:2]
        y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j].astype(np.float32)
        photo *= (1 - self.vignette * (x * x + y * y) / 2)[..., None]
        grain = cv2.GaussianBlur(np.random.randn(*photo.shape).astype(np.float32), (0, 0), 0.7) * 1.8
        return np.clip(photo + grain * self.noise * between(0.8, 1.3), 0, 255).astype(np.uint8)


def without_gaps(light: np.ndarray) -> np.ndarray:
    """Linear BGR (h, w, 3) float32 of 0 to 30, whatever the renderer produced."""
    return np.clip(np.nan_to_num(light[..., :3].astype(np.float32), posinf=30), 0, 30)


def phone_quality() -> int:
    """JPEG quality of a phone's camera."""
    return whole(85, 95)


def jpeg_quality() -> int:
    """Quality to store with: mostly good, sometimes as low as in messengers."""
    return whole(84, 94) if odds(0.75) else whole(35, 80)


def _balance(light):
    means = light.mean((0, 1))
    correction = (means.mean() / np.maximum(means, 1e-4)) ** between(0, 0.9)
    cast = np.exp(np.float32([gauss(0, 0.05) for _ in range(3)]))
    return light * np.clip(correction, 0.5, 2) * cast


def _expose(light):
    level = np.percentile(light @ LUMA, between(50, 92))
    return light * min(between(0.3, 0.75) / max(level, 1e-3), 200) * between(0.6, 1.4)


def _tone(light):
    kind = pick('film', 'clip', 'curve')
    if kind == 'film':
        light = 1 - np.exp(-light * 1.4)
    elif kind == 'curve':
        light = light * (2.51 * light + 0.03) / (light * (2.43 * light + 0.59) + 0.14)
    return np.clip(light, 0, 1) ** (1 / 2.2)


def _haze(light):
    """Lens flare and fog: bright areas spread over the picture."""
    veil = cv2.GaussianBlur(light, (0, 0), between(0.05, 0.25) * light.shape[0])
    return light + veil * between(0.05, 0.4)


def _denoise(photo):
    """Few samples are noisy: smoothed as a phone would, with some noise left."""
    grey = cv2.cvtColor(photo, cv2.COLOR_BGR2GRAY)
    noise = np.abs(grey.astype(np.float32) - cv2.medianBlur(grey, 3)).mean()
    if noise > 6:
        photo = cv2.medianBlur(photo, 3)
    strength = min(10.0, 2.5 + noise * between(0.6, 1.4))
    if odds(0.88):
        return cv2.fastNlMeansDenoisingColored(photo, None, strength, strength + 1, 3, 11)
    return cv2.bilateralFilter(photo, 5, 30, 2)


def _halo(photo):
    """HDR look: local contrast, with light rims along edges."""
    base = cv2.GaussianBlur(photo.astype(np.float32), (0, 0), between(0.02, 0.08) * photo.shape[0])
    gain = between(0.3, 0.9)
    return np.clip(photo + (photo - base) * gain + (128 - base) * gain * 0.3, 0, 255).astype(np.uint8)


def _sharpen(photo):
    soft, amount = cv2.GaussianBlur(photo, (0, 0), between(0.6, 1.6)), between(0.3, 1.3)
    return cv2.addWeighted(photo, 1 + amount, soft, -amount, 0)


def _blur(photo):
    return cv2.GaussianBlur(photo, (0, 0), between(0.4, 1.4))


def _shake(photo):
    size = whole(3, 6)
    kernel = np.zeros((size, size), np.float32)
    cv2.line(kernel, (0, whole(0, size - 1)), (size - 1, whole(0, size - 1)), 1, 1)
    return cv2.filter2D(photo, -1, (kernel if odds(0.5) else kernel.T) / kernel.sum())


def _vignette(photo):
    height, width = photo.shape[:2]
    y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j].astype(np.float32)
    fall = 1 - between(0.05, 0.4) * (x * x + y * y) / 2
    return (photo * fall[..., None]).astype(np.uint8)


def _noise(photo):
    grain = np.random.randn(*photo.shape).astype(np.float32)
    if odds(0.5):
        grain = cv2.GaussianBlur(grain, (0, 0), 0.8) * 1.8
    return np.clip(photo + grain * between(1, 10), 0, 255).astype(np.uint8)


def _grade(photo):
    """A filter of an app: more or less colour, lifted blacks, tint."""
    grey = cv2.cvtColor(cv2.cvtColor(photo, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR)
    colour = between(0, 1.6)
    photo = cv2.addWeighted(photo, colour, grey, 1 - colour, 0).astype(np.float32)
    lift = np.float32([between(0, 25) for _ in range(3)])
    return np.clip(photo * (1 - lift / 255) + lift, 0, 255).astype(np.uint8)


def _low_resolution(photo):
    height, width = photo.shape[:2]
    small = cv2.resize(photo, None, fx=between(0.4, 0.8), fy=between(0.4, 0.8), interpolation=cv2.INTER_AREA)
    return cv2.resize(small, (width, height), interpolation=cv2.INTER_CUBIC)
